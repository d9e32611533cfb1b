/** A text that is the same for everybody, and that anyone who stands between may hold for an hour. */
export const publicText = (text: string, contentType: string) =>
  new Response(text, {
    headers: {
      'content-type': contentType,
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    },
  });
