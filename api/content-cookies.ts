import { type CookieCategory, cookieSettings } from '#calls/content-cookies.ts';
import { findCookieSettings } from '#domain/content/find-cookie-settings.ts';
import type { LiveContent } from '#domain/content/live-content.ts';
import type { Api } from './api-env.ts';
import { textOrNone } from './content-language.ts';
import { textsIn } from './core-texts.ts';
import { ofContent } from './of-content.ts';
import { registerCall } from './register-call.ts';

/** `GET /b2c/CookieSettings` ([S]§3.13). */
export function registerCookieSettings(api: Api, { content }: { content: LiveContent }): void {
  registerCall(
    api,
    cookieSettings,
    async ({ site, lang, log }) => {
      const text = textOrNone(textsIn(lang, site));
      const tabs = findCookieSettings(await content.current(log), site).map((tab) => ({
        key: tab.key,
        name: text(tab.name),
        htmlcontent: text(tab.html),
        buttons: tab.categories.map((category) => ({
          key: category.key as CookieCategory, // checked by the table
          name: text(category.name),
          htmlcontent: text(category.html),
          collapsecontent: category.providers.map((provider) => ({
            name: text(provider.name),
            collapsecontent: provider.cookies.map((cookie) => ({
              name: cookie.name,
              columns: [{ validity: text(cookie.validity), type: text(cookie.type) }],
              htmlcontent: text(cookie.html),
            })),
          })),
        })),
      }));
      return { ok: true, value: { tabs } };
    },
    ofContent(content),
  );
}
