/** The address that a page with several gives itself in what it loads: `canonical`, a path without its language. */
export function canonicalIn(loaderData: unknown): string | undefined {
  if (typeof loaderData !== 'object' || loaderData === null || !('canonical' in loaderData)) return undefined;
  return typeof loaderData.canonical === 'string' ? loaderData.canonical : undefined;
}
