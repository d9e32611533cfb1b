import { menu } from '#calls/content-menus.ts';
import { settings } from '#calls/content-settings.ts';
import { findMenu } from '#domain/content/find-menu.ts';
import { findSettings } from '#domain/content/find-settings.ts';
import type { LiveContent } from '#domain/content/live-content.ts';
import type { Api } from './api-env.ts';
import { textsOf } from './content-language.ts';
import { ofContent } from './of-content.ts';
import { registerCall } from './register-call.ts';

/** `GET /b2c/menu` and `GET /b2c/settings` ([S]§3.10). */
export function registerMenus(api: Api, { content }: { content: LiveContent }): void {
  registerCall(
    api,
    menu,
    async (asked) => {
      const spoken = textsOf(asked.query, asked);
      if (!spoken.ok) return spoken;
      const { text } = spoken;
      const groups = findMenu(await content.current(asked.log), asked.query.menuType, asked.site);
      const menus = groups.map(({ title, position, items }) => ({
        title: text(title),
        orderNo: position,
        items: items.map((item) => ({
          link: item.link,
          title: text(item.title),
          orderNo: item.position,
          ...(item.image === null ? {} : { imageUrl: item.image }),
        })),
      }));
      return { ok: true, value: { menus } };
    },
    ofContent(content),
  );
  registerCall(
    api,
    settings,
    async (asked) => {
      const spoken = textsOf(asked.query, asked);
      if (!spoken.ok) return spoken;
      const found = findSettings(await content.current(asked.log), asked.query.group, asked.site);
      const groups = [...found].map(([group, rows]) => [
        group,
        Object.fromEntries(rows.map(({ key, link, value }) => [key, { link, value: spoken.text(value) }])),
      ]);
      return { ok: true, value: Object.fromEntries(groups) };
    },
    ofContent(content),
  );
}
