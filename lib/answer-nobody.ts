/** To a visitor who has left: nobody reads it, the log shows it by the number that other servers write for it. */
export const answerNobody = (headers?: Headers) =>
  new Response(null, { status: 499, ...(headers && { headers }) });
