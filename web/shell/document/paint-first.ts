import type { ClientInstrumentation } from 'react-router';
import { takeWayBack } from '#web/context/way-back.ts';
import { afterPaint } from '#web/ui/after-paint.ts';

/**
 * What a press changes is rendered before the router works for it (decision 0386): on a slow phone that takes a tenth of a
 * second, in which a link would look as if nobody had pressed it.
 */
export const paintFirst: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: async (go) => {
        takeWayBack(); // anyone who follows a link has not gone back
        const { pathname } = location;
        await afterPaint();
        await go();
        if (location.pathname !== pathname) releaseFocus();
      },
    }),
};

/**
 * Takes the focus off what the next page is about to replace: a browser that removes what is focused styles and lays
 * out the whole document first, half of which is about to go.
 */
function releaseFocus(): void {
  const focused = document.activeElement;
  if (focused?.closest('main')) (focused as HTMLElement).blur(); // only such elements are focused
}
