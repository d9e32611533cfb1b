import { expect, test } from 'vitest';
import type { Manager } from '#lib/principal.ts';
import { allSites } from '#sites/all-sites.ts';
import { callerContext, siteContext } from '#web/context/context.ts';
import ProfilePage, { loader } from '#web/settings/profile-page.tsx';
import { pageContext } from './page-context.ts';
import { renderPage } from './render-page.tsx';

const manager: Manager = {
  kind: 'manager',
  personId: 1,
  agencyId: 1,
  managerId: 1,
  sessionId: 1,
  isAdministrator: false,
};

/** The page of a manager who has signed in, where the server of the profiles answers so. */
async function pageFor(answer: object) {
  const asked: string[] = [];
  const context = pageContext((path) => {
    asked.push(new URL(path).pathname);
    return Response.json(answer);
  }, new Date('2026-11-21T10:00:00Z'));
  context.set(siteContext, allSites.find(({ agentMode }) => agentMode)!);
  context.set(callerContext, manager);
  const url = new URL('http://agent.localhost/settings');
  const loaderData = await loader({ context, url } as unknown as Parameters<typeof loader>[0]); // it reads no more of a request
  const props = { loaderData, actionData: undefined } as unknown as Parameters<typeof ProfilePage>[0];
  const { html, text } = await renderPage('/settings', <ProfilePage {...props} />);
  return { asked, html, text };
}

test('a profile that is answered with the code -1 has no data: the page says so, and has no form [S-3.14-02]', async () => {
  const profile = { partPass: [{ administrator: false, inc: 1 }], fields: [], townList: [] };
  const none = await pageFor({ ...profile, code: -1 });
  expect(none.asked).toEqual(['/api/MyOffice/EditPartPassParamsV2']);
  expect(none.text).toContain('No data');
  expect(none.html).not.toContain('<form');
  const some = await pageFor({ ...profile, code: 0 });
  expect(some.text).not.toContain('No data');
  expect(some.html).toContain('<form');
});
