/** `node scripts/run.mjs FILE …ARGS` runs a TypeScript file on the right Node.js, after making sure of the packages. */
import { chooseNode, installWhatIsMissing, nodeEnvironment, nodeFlags } from './install.mjs';
import { runProgram } from './run-program.mjs';

await installWhatIsMissing();
process.exitCode = await runProgram(chooseNode(), [...nodeFlags, ...process.argv.slice(2)], {
  env: nodeEnvironment,
});
