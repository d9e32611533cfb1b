import { mailAddress, mailAddresses } from '#lib/mail-address.ts';
import {
  flag,
  id,
  latitude,
  letters,
  link,
  localised,
  longitude,
  market,
  mediaPath,
  optional,
  position,
  refers,
  slug,
  text,
  whole,
} from './column.ts';
import { table } from './table.ts';

const phone = text({
  maxLength: 60,
  pattern: { test: /^\+?\d[\d ()-]*$/, reads: 'a phone: digits with +, blanks, brackets and hyphens' },
});
const phones = text({
  pattern: { test: /^\+?\d[\d ()-]*(;\+?\d[\d ()-]*)*$/, reads: 'phones with ; between them' },
  note: 'separated by ;',
});
const email = text({
  maxLength: 254,
  pattern: { test: mailAddress, reads: 'an e-mail address' },
});
const emails = text({
  pattern: { test: mailAddresses, reads: 'e-mail addresses with ; between them' },
  note: 'separated by ; and the first receives what is asked of the office',
});

/** Where to buy: sales offices and their towns ([S]§3.15). */
export const officeTables = {
  office_town: table({
    about:
      'Towns that have sales offices. A town that tours leave from has the number of its departure town, any other one that no departure town has.',
    key: ['id'],
    unique: [['market', 'slug']],
    columns: {
      id: id('the operator’s own number (townInc)'),
      market,
      slug,
      name: localised(200),
      subdomain: text({ ...slug, note: 'slug of the main city whose subdomain shows its offices' }),
      latitude,
      longitude,
      country: optional(letters(2, 'ISO 3166; of a town abroad: empty for the country of its market')),
    },
  }),
  office: table({
    about: 'Sales offices.',
    key: ['id'],
    together: [['latitude', 'longitude']],
    columns: {
      id: id(),
      town_id: refers('office_town'),
      name: localised(300),
      official_name: localised(300, 'of the company'),
      address: localised(500),
      district: optional(localised(200)),
      metro: optional(localised(200, 'the nearest station')),
      metro_line: optional(localised(200)),
      metro_color: optional(
        text({
          maxLength: 7,
          pattern: { test: /^#[0-9a-f]{6}$/, reads: 'a colour like #1a2b3c' },
          note: 'of the line',
        }),
      ),
      phones: optional(phones, ''),
      emails: optional(emails, ''),
      latitude: optional({ ...latitude, note: 'an office without is not on the map' }),
      longitude: optional(longitude),
      is_closed: optional(flag('sells nothing for now'), false),
      description: optional(localised(20_000, 'HTML')),
      achievements: optional(localised(20_000, 'HTML')),
      position: optional(position, 0),
    },
  }),
  office_picture: table({
    about: 'Pictures of an office.',
    key: ['office_id', 'position'],
    columns: {
      office_id: refers('office'),
      position,
      image: mediaPath,
      url: optional(link('where it leads'), ''),
    },
  }),
  office_file: table({
    about: 'Certificates and other papers of an office; those whose type begins with image are shown.',
    key: ['office_id', 'position'],
    columns: {
      office_id: refers('office'),
      position,
      type: text({
        maxLength: 120,
        pattern: { test: /^[a-z]+\/[a-z0-9.+-]+$/, reads: 'a media type like image/webp' },
        note: 'image/webp, application/pdf …',
      }),
      title: localised(300),
      url: link('where it is'),
    },
  }),
  office_property: table({
    about: 'What else is told of an office, by type.',
    key: ['office_id', 'type'],
    columns: {
      office_id: refers('office'),
      type: whole({ min: 1, note: '351: link to the messenger' }),
      value: text({ maxLength: 1000 }),
    },
  }),
  office_hours: table({
    about: 'When an office is open. A day without a row is a day off; an office without any does not tell.',
    key: ['office_id', 'weekday'],
    columns: {
      office_id: refers('office'),
      weekday: whole({ min: 1, max: 7, note: 'Monday is 1' }),
      hours: text({ maxLength: 60, note: '10:00–19:00' }),
    },
  }),
  office_worker: table({
    about: 'The people of an office.',
    key: ['office_id', 'position'],
    columns: {
      office_id: refers('office'),
      position,
      name: localised(200),
      job: localised(200, 'what the person does there'),
      is_manager: optional(flag('leads the office'), false),
      phone: optional(phone, ''),
      email: optional(email, ''),
      image: optional(mediaPath),
    },
  }),
} as const;
