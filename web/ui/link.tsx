import { type LinkProps, Link as RouterLink } from 'react-router';

/**
 * A link of the router. On the server, where nobody presses it, an address that stays as it is is only written: working
 * out where it leads from here was a twentieth of a page.
 */
export const Link = import.meta.env.SSR ? WrittenLink : RouterLink;

/** The same as the router's, to the letter. */
export function WrittenLink(props: LinkProps) {
  const { to, prefetch } = props;
  if (typeof to !== 'string' || !staysAsItIs.test(to) || prefetch === 'render')
    return <RouterLink {...props} />;
  return <WrittenAnchor {...props} />;
}

function WrittenAnchor({
  to,
  target,
  discover = 'render',
  // What the browser's link does.
  prefetch: _prefetch,
  relative: _relative,
  reloadDocument: _reloadDocument,
  replace: _replace,
  mask: _mask,
  state: _state,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  ...rest
}: LinkProps) {
  return (
    <a
      {...rest}
      href={to as string} // the only kind that comes here
      target={target}
      data-discover={discover === 'render' ? 'true' : undefined}
    />
  );
}

/** From the root, without empty or dotted segments, an empty question or an empty mark. */
const staysAsItIs = /^\/(?![/\\.])(?:[^/\\?#]|\/(?![/\\.]))*(?:\?[^#]+)?(?:#.+)?$/;
