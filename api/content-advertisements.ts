import {
  type AdvertisementAnswer,
  advertisementClick,
  advertisements,
  slider,
} from '#calls/content-advertisements.ts';
import { countClick } from '#domain/content/count-click.ts';
import { type Advertisement, findAdvertisements, numbersOf } from '#domain/content/find-advertisements.ts';
import type { LiveContent } from '#domain/content/live-content.ts';
import type { Api } from './api-env.ts';
import { type TextOrNone, textsOf } from './content-language.ts';
import { ofContent } from './of-content.ts';
import { registerCall } from './register-call.ts';

/** `GET /b2c/advertisements`, `GET /b2c/slider` and `POST /b2c/advertisements/click` ([S]§2.5, §3.11, [W]§3.9). */
export function registerAdvertisements(api: Api, { content }: { content: LiveContent }): void {
  registerCall(
    api,
    advertisements,
    async (asked) => {
      const spoken = textsOf(asked.query, asked);
      if (!spoken.ok) return spoken;
      const { site, today, query, log } = asked;
      const found = findAdvertisements(await content.current(log), { ...query, site, today });
      return { ok: true, value: found.map((one) => advertisementAnswer(one, spoken.text)) };
    },
    ofContent(content),
  );
  registerCall(
    api,
    slider,
    async (asked) => {
      const spoken = textsOf(asked.query, asked);
      if (!spoken.ok) return spoken;
      const { site, today, query, log } = asked;
      const found = findAdvertisements(await content.current(log), {
        type: query.type,
        site,
        today,
        townFrom: query.townFrom,
        stateId: query.fieldState,
        isFta: query.isFTA,
        isLoyal: query.isLoyal,
        // What leads nowhere is nothing to agents, who sell.
        isLinked: site.agentMode,
        id: query.sliderAdsId,
        trialId: query.idTestSlider,
      });
      return { ok: true, value: found.map((one) => advertisementAnswer(one, spoken.text)) };
    },
    ofContent(content),
  );
  registerCall(api, advertisementClick, async ({ body, site, today, log }) => {
    const click = { advertisementId: body.id, siteId: site.id, day: today };
    const counted = await countClick(content.db, await content.current(log), click);
    if (counted.ok) return { ok: true, value: undefined };
    return {
      ok: false,
      reason: 'invalid-request',
      fields: [{ field: 'id', reason: 'is no advertisement' }],
    };
  });
}

const advertisementAnswer = (one: Advertisement, text: TextOrNone): AdvertisementAnswer => ({
  advertisementId: one.id,
  id: one.id,
  altText: text(one.alt),
  img: one.image ?? '',
  imgTablet: one.image_tablet ?? '',
  imgMobile: one.image_mobile ?? '',
  isActive: one.is_active,
  link: one.link,
  newWindow: one.is_new_window,
  orderNo: one.position,
  text: text(one.text),
  subText: text(one.sub_text),
  buttonColor: one.button_color ?? '',
  buttonText: text(one.button_text),
  isFTA: one.is_fta,
  isLoyal: one.is_loyal,
  markers: text(one.markers).split('|').filter(Boolean),
  publishEndDate: one.published_to,
  statesList: numbersOf(one.states),
  statesListEx: numbersOf(one.states_except),
  townFromsList: numbersOf(one.departure_towns),
  videoUrl: one.video ?? '',
  videoTabletUrl: one.video_tablet ?? '',
  videoMobileUrl: one.video_mobile ?? '',
});
