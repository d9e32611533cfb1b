import type { MouseEvent } from 'react';
import { type LinkProps, Link as RouterLink, useNavigate } from 'react-router';
import { isQuestion } from '#lib/question-parameters.ts';

/**
 * A link of the router. The router works out where each link leads from here, twice, whenever the page changes: a
 * twentieth of a page on the server, and a third of a page of results on a phone. An address that stays as it is wherever
 * it stands is only written, and followed when somebody presses it (decision 0386).
 */
export const Link = import.meta.env.SSR ? WrittenLink : FollowedLink;

/** On the server, where nobody presses it. */
export function WrittenLink(props: LinkProps) {
  const shown = withRel(props);
  return staysAsItIs(shown) ? <WrittenAnchor {...shown} /> : <RouterLink {...shown} />;
}

/** In a browser. */
export function FollowedLink(props: LinkProps) {
  const shown = withRel(props);
  return staysAsItIs(shown) ? <FollowedAnchor {...shown} /> : <RouterLink {...shown} />;
}

/** Days and filters make endless addresses: search engines stay away from links to them (decision 0475). */
function withRel(props: LinkProps): LinkProps {
  const { rel, to } = props;
  const asked = relOf(typeof to === 'string' ? to : (to.search ?? ''));
  return asked ? { ...props, rel: rel ? `${rel} ${asked}` : asked } : props;
}

/** The same of a link of the document, which leaves the pages of the router. */
export const relOf = (address: string): 'nofollow' | undefined =>
  isQuestion(address) ? 'nofollow' : undefined;

/** Goes where the router's own link would, with what it would say, unless the browser is asked to do something else. */
function FollowedAnchor(props: LinkProps) {
  const navigate = useNavigate();
  const { onClick, target } = props;
  const to = props.to as string;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event, target)) return;
    event.preventDefault();
    const { pathname, search, hash } = location;
    const { replace = pathname + search + hash === to } = props;
    void navigate(to, { ...props, replace }); // how to go there is among them
  };
  return <WrittenAnchor {...props} onClick={follow} />;
}

/** The main button without keys that open another window, in this window. */
const isPlainPress = (event: MouseEvent, target: string | undefined) =>
  event.button === 0 &&
  (!target || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

function WrittenAnchor({
  to,
  target,
  discover = 'render',
  // What the press says.
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

const staysAsItIs = ({ to, prefetch, mask, reloadDocument }: LinkProps) =>
  typeof to === 'string' &&
  fromRoot.test(to) &&
  prefetch === undefined &&
  mask === undefined &&
  !reloadDocument;

/** From the root, without empty or dotted segments, an empty question or an empty mark. */
const fromRoot = /^\/(?![/\\.])(?:[^/\\?#]|\/(?![/\\.]))*(?:\?[^#]+)?(?:#.+)?$/;
