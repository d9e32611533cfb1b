import { afterEach, expect, test, vi } from 'vitest';
import { paintFirst } from './paint-first.ts';

type Navigate = (go: () => Promise<void>) => Promise<void>;

afterEach(() => vi.unstubAllGlobals());

function listen(): Navigate {
  let navigate: Navigate = async () => {};
  const instrument = (listener: { navigate: Navigate }) => {
    navigate = listener.navigate;
  };
  paintFirst.router?.({ instrument } as unknown as Parameters<NonNullable<typeof paintFirst.router>>[0]);
  return navigate;
}

test('a navigation begins when what the press changed has been rendered', async () => {
  vi.stubGlobal('location', { pathname: '/' });
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  const go = vi.fn(async () => {});

  const done = listen()(go);
  await Promise.resolve();
  expect(go).not.toHaveBeenCalled();
  for (const draw of frames) draw(0);
  await done;
  expect(go).toHaveBeenCalledOnce();
});

test('what the next page replaces loses the focus before it goes; a page that stays keeps it', async () => {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => draw(0));
  const blur = vi.fn();
  vi.stubGlobal('document', { activeElement: { closest: () => ({}), blur } });
  const navigate = listen();
  for (const [to, times] of [
    ['/tours?MEALLIST=5', 0],
    ['/hotels', 1],
  ] as const) {
    vi.stubGlobal('location', { pathname: '/tours' });
    await navigate(async () => {
      location.pathname = to.replace(/\?.*/, '');
    });
    expect(blur, to).toHaveBeenCalledTimes(times);
  }
});
