/** `npm start`: from a fresh clone to a running server. `npm run dev` (`--dev`) serves the sources and reloads them. */
import { buildIfStale } from './build.mjs';
import { chooseNode, installWhatIsMissing, nodeFlags, root } from './install.mjs';
import { runProgram } from './run-program.mjs';

const dev = process.argv.includes('--dev');

/** Node.js takes no file to watch the parent with, so we look: a server whose npm was killed has nobody to stop it. */
const stopWithNpm = () => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
};

try {
  await installWhatIsMissing();
  if (!dev) await buildIfStale();
  stopWithNpm();
  const env = { ...process.env, NODE_ENV: dev ? 'development' : 'production' };
  const file = dev ? 'server/dev.ts' : 'server/main.ts';
  // The channel closes when this process is killed, and tells the server to stop.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  // Vite loads the development build of react-router, and there must not be two of them.
  const flags = dev ? [...nodeFlags, '--conditions=development'] : nodeFlags;
  process.exitCode = await runProgram(chooseNode(), [...flags, file], { cwd: root, env, stdio });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
