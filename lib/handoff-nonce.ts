/** 256 random bits, which a browser keeps for a sign-in handoff. */
export const newNonce = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** What the other site learns of a nonce: `code_challenge` of RFC 7636. */
export async function challengeOf(nonce: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce));
  return base64url(new Uint8Array(digest));
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
