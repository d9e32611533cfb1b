/** `npm run attack -- NAME`: builds the pages where that is needed, then attacks a server of its own. */
import { buildIfStale } from './build.mjs';
import { chooseNode, installWhatIsMissing, nodeEnvironment, nodeFlags, root } from './install.mjs';
import { runProgram } from './run-program.mjs';

await installWhatIsMissing();
await buildIfStale();
process.exitCode = await runProgram(
  chooseNode(),
  [...nodeFlags, 'attack/main.ts', ...process.argv.slice(2)],
  {
    cwd: root,
    env: nodeEnvironment,
  },
);
