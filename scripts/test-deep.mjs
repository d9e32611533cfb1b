/**
 * `npm run test:deep`: what takes too long for `npm test`, before a release. Clients generated from `/openapi.json`
 * compile and get answers from a server of their own; `--data FOLDER` starts that on the data of an earlier one.
 */
import { buildIfStale } from './build.mjs';
import { chooseNode, installWhatIsMissing, nodeEnvironment, nodeFlags, root } from './install.mjs';
import { runProgram } from './run-program.mjs';

await installWhatIsMissing();
await buildIfStale();
process.exitCode = await runProgram(
  chooseNode(),
  [...nodeFlags, 'test/openapi-clients/main.ts', ...process.argv.slice(2)],
  { cwd: root, env: nodeEnvironment },
);
