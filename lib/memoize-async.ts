/** React renders a failure within this time; anyone who asks later asks anew. */
const failureKeptMs = 1_000;

/** Asks once for what all who need it share. A failure is the answer for a moment, then it may be asked again. */
export function memoizeAsync<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let coming: Promise<Answer> | undefined;
  const forget = () => {
    coming = undefined;
  };
  return () => {
    if (coming) return coming;
    coming = ask();
    coming.catch(() => setTimeout(forget, failureKeptMs));
    return coming;
  };
}
