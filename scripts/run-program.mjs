import { spawn } from 'node:child_process';

/**
 * Runs a program to its end with our input and output. Resolves to its exit code; a signal counts as in a shell. What it
 * says over a channel, where it has one, `onMessage` is told.
 */
export const runProgram = (program, args, { onMessage = () => {}, ...options } = {}) =>
  new Promise((settle, fail) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options });
    child.on('message', onMessage);
    const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const forward = (signal) => child.kill(signal);
    for (const signal of forwarded) process.on(signal, forward);
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      for (const name of forwarded) process.off(name, forward);
      settle(code ?? 128 + (signalNumbers[signal] ?? 0));
    });
  });

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

/** Runs a program quietly: its output is kept, and is part of the result. */
export const runQuietly = (program, args, options = {}) =>
  new Promise((settle, fail) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', fail);
    child.once('close', (code) => settle({ code, output }));
  });
