import { type RefObject, useEffect, useState } from 'react';

/** An anchor `#id` opens every section that its target lies in, and scrolls to it ([S]§2.15). */
export function useAnchors(text: RefObject<HTMLElement | null>, unfold: () => void) {
  const [wanted, setWanted] = useState<{ target: Element }>();
  // Only once the text is unfolded is there anything to scroll to.
  useEffect(() => {
    wanted?.target.scrollIntoView();
  }, [wanted]);
  useEffect(() => {
    const shown = text.current;
    if (!shown) return;
    const follow = (hash: string) => {
      const target = targetOf(shown, hash);
      if (!target) return;
      unfold();
      for (const section of sectionsAround(target)) section.open = true;
      setWanted({ target });
    };
    const followAddress = () => follow(location.hash);
    // The address may name the target already, and then says nothing when it is clicked again.
    const followClick = (event: Event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
      if (link) follow(link.hash);
    };
    followAddress();
    addEventListener('hashchange', followAddress);
    shown.addEventListener('click', followClick);
    return () => {
      removeEventListener('hashchange', followAddress);
      shown.removeEventListener('click', followClick);
    };
  }, [text, unfold]);
}

const targetOf = (shown: HTMLElement, hash: string) =>
  hash.length > 1 ? shown.querySelector(`#${CSS.escape(decoded(hash.slice(1)))}`) : null;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The innermost first; a section is also around its own summary. */
function* sectionsAround(target: Element) {
  for (
    let section = target.closest('details');
    section;
    section = section.parentElement?.closest('details') ?? null
  ) {
    yield section;
  }
}
