import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { nextTick } from 'node:process';

/**
 * Questions on one connection that wait for an answer. Browsers and proxies send the next one when they have read the
 * last answer; who sends hundreds at once wants the work done for all of them, and reads none.
 */
const mostUnanswered = 8;

/**
 * Answers a connection's questions one after the other: the next is begun when the last byte of the answer before it
 * has been sent, so that who asks much at once and reads nothing costs the work of one answer. Answers go out in the
 * order of their questions anyway.
 */
export function questionsInTurn(answer: RequestListener): RequestListener {
  const asked = new WeakMap<Socket, (() => void)[]>();
  return (incoming, outgoing) => {
    const { socket } = incoming;
    // What else arrived in the same moment as what it was cut for.
    if (socket.destroyed) return;
    const questions = asked.get(socket) ?? [];
    asked.set(socket, questions);
    if (questions.length === mostUnanswered) return void socket.destroy();
    const begin = () => {
      if (!socket.destroyed) questions[0]?.();
    };
    outgoing.once('close', () => {
      questions.shift();
      begin();
    });
    questions.push(() => answer(incoming, outgoing));
    // Once everything that came with it has been read: who has asked too much is gone by then, and costs nothing.
    if (questions.length === 1) nextTick(begin);
  };
}
