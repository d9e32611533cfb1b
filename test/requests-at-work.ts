import { agentRequests } from '#calls/agent-requests.ts';
import { feedback } from '#calls/feedback.ts';
import { openAgentsAtWork } from './agents-at-work.ts';
import type { Who } from './calls-as.ts';

type Sending = {
  hotel?: number;
  name?: string;
  claim?: string;
  kind?: string;
  phone?: string;
  requestKey?: string;
};

/** Agents at work, and requests of theirs. */
export async function openRequestsAtWork() {
  const work = await openAgentsAtWork();
  const { told, claimsOf } = work;

  const claimOf = async (hotel: number) => (await claimsOf(hotel))[0]!;

  /** Sends a request of an offer from a page of ours, as anyone who is signed in. */
  async function send(who: Who | undefined, sending: Sending = {}) {
    const { hotel = 2, name = 'Vera', claim, kind = 'request', phone = '' } = sending;
    const { requestKey = crypto.randomUUID() } = sending;
    const form = {
      comment: 'телефон: \nemail: vera@client.example\nadditional: Sea view',
      phone,
      name,
      replyTo: 'vera@client.example',
      kind,
      requestKey,
      claim: claim ?? (await claimOf(hotel)),
    };
    const { number } = await told(feedback, form, who);
    return `${number}`;
  }

  const numbersOf = async (who: Who | undefined, asked: Record<string, string> = {}) =>
    (await told(agentRequests, asked, who)).requests.map(({ request }) => `${request}`);

  return { ...work, claimOf, send, numbersOf };
}
