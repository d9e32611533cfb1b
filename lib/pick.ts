/** Some properties of an object, as an object of its own. */
export function pick<From extends object, const Name extends keyof From>(
  from: From,
  names: readonly Name[],
): Pick<From, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>; // just these were read
}
