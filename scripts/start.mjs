/** `npm start`: from a fresh clone to a running server. `npm run dev` (`--dev`) serves the sources and reloads them. */
import { buildIfStale } from './build.mjs';
import { followNpm } from './follow-npm.mjs';
import { chooseNode, installWhatIsMissing, nodeEnvironment, nodeFlags, root } from './install.mjs';
import { runProgram } from './run-program.mjs';
import { supervise } from './supervise.mjs';

const dev = process.argv.includes('--dev');

try {
  await installWhatIsMissing();
  if (!dev) await buildIfStale();
  followNpm(() => process.kill(process.pid, 'SIGTERM'));
  const env = { ...nodeEnvironment, NODE_ENV: dev ? 'development' : 'production' };
  const file = dev ? 'server/dev.ts' : 'server/main.ts';
  // The channel closes when this process is killed, and tells the server to stop.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  // Vite loads the development build of react-router, and there must not be two of them.
  const flags = dev ? [...nodeFlags, '--conditions=development'] : nodeFlags;
  // Who develops wants to see what the server died of.
  const run = dev ? runProgram : supervise;
  process.exitCode = await run(chooseNode(), [...flags, file], { cwd: root, env, stdio });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
