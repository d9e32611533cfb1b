import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { allSites } from '#sites/all-sites.ts';
import { variantIds } from '#sites/variants.ts';
import { expect, test } from './fixtures.ts';

/** The first words of all message keys. */
const areas = readdirSync('texts/messages/en').map((file) => parse(file).name);
const messageKey = new RegExp(`(?<![\\w./@-])(?:${areas.join('|')})(?:\\.\\w+)+`, 'g');

/** What is read of a page: its text and the words that are only spoken. */
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/\s(?:aria-label|title|placeholder|alt)="([^"]*)"/g, '>$1<')
    .replace(/<[^>]*>/g, ' ');

for (const variant of variantIds)
  test(`the home page of ${variant} in every market: its language, currency, phone rule, head and foot [S-1-21] [W-0-01]`, async ({
    request,
    site: addressOf,
  }) => {
    const year = new Date().getFullYear();
    for (const site of allSites.filter((each) => each.variant === variant)) {
      const host = site.hosts.find((each) => each.endsWith('localhost'))!;
      const answer = await request.get(addressOf(), { headers: { Host: `${host}:${process.env.E2E_PORT}` } });
      const html = await answer.text();
      expect(answer.status(), host).toBe(200);
      expect(/<html lang="([^"]+)"/.exec(html)?.[1], host).toBe(site.mainLocale);
      const visit = JSON.parse(/<script id="visit"[^>]*>([\s\S]*?)<\/script>/.exec(html)![1]!);
      expect(visit, host).toMatchObject({
        currency: site.currency,
        site: {
          variant,
          agentMode: variant === 'agent',
          market: site.market,
          phone: site.phone,
          secondaryLocales: site.secondaryLocales,
        },
      });
      const words = wordsOf(html);
      expect(html, host).toMatch(/<header[\s>][\s\S]*<main[\s>][\s\S]*<footer[\s>]/);
      expect(words, host).toContain(`© 1996 — ${year} ${site.brand.copyrightText}.`);
      expect(words.match(messageKey) ?? [], host).toEqual([]);
    }
  });
