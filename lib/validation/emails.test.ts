import { expect, test } from 'vitest';
import { email, strictEmail } from './emails.ts';
import { testRules } from './judge.test-data.ts';

testRules([
  {
    title: '[S-5.4-01] an e-mail has a local part, a domain and a top-level domain of 2 to 7 letters',
    validator: email(),
    message: 'email',
    takes: [
      ...[
        'a@b.co',
        'az09@az09.az',
        'anna.berg@example.com',
        'ANNA@EXAMPLE.COM',
        'a+tag@sub.domain.example.travels',
      ],
      ...[
        "o'brien_1@ex-ample.org",
        "!#$%&'*+/=?^_`{|}~-@b2b.com",
        `${'a'.repeat(64)}@example.com`,
        `a@${'b'.repeat(63)}.com`,
      ],
    ],
    refuses: [
      ...[
        'anna',
        'anna@',
        '@example.com',
        'anna@example',
        'anna@.com',
        'anna@example..com',
        'a@b@example.com',
      ],
      ...[
        'anna@example.c',
        'anna@example.companys',
        'anna@example.c0m',
        'anna@example.com.',
        'anna@[127.0.0.1]',
      ],
      ...[
        'an na@example.com',
        ' anna@example.com',
        'anna@example.com ',
        'anna@example.com\n',
        '"anna"@example.com',
      ],
      ...[
        'анна@example.com',
        'anna@пример.рф',
        'anna@example.ком',
        'anna＠example.com',
        '\u202eanna@example.com',
      ],
      ...[`${'a'.repeat(65)}@example.com`, `a@${'b'.repeat(64)}.com`, ' '],
    ],
  },
  {
    title: 'a strict e-mail may be quoted or lie at an address, else its top level has two letters or more',
    validator: strictEmail(),
    message: 'strictEmail',
    takes: [
      ...[
        'a@b.co',
        'a@az.b.az',
        'a.b.c@example.com',
        'a@example.technology',
        'ANNA@EXAMPLE.COM',
        'анна@example.com',
      ],
      ...['"anna berg"@example.com', '"a@b"@example.com', '"a\\"b"@example.com', 'a@xn--80ak6aa92e.com'],
      ...[
        'anna@[127.0.0.1]',
        'anna@[255.255.255.255]',
        '"a b"@[10.0.0.1]',
        'anna@[IPv6:2001:db8::1]',
        'a@[ipv6:::]',
        'a@[IPv6:a::f]',
        'a@[IPv6:::ffff:10.0.0.1]',
        'a@[IPv6:0000:0000:0000:0000:0000:ffff:192.168.100.228]',
      ],
    ],
    refuses: [
      ...['anna', 'anna@', '@example.com', 'anna@example', 'anna@example.c', 'anna@example.c0', 'anna@.com'],
      ...[
        '.anna@example.com',
        'anna.@example.com',
        'an..na@example.com',
        'an na@example.com',
        'a,b@example.com',
      ],
      ...[
        '"anna@example.com',
        '""@example.com',
        '"an"na"@example.com',
        'a@b@example.com',
        'anna@exa_mple.com',
      ],
      ...[
        'anna@[256.0.0.1]',
        'anna@[127.0.0]',
        'anna@127.0.0.1',
        'anna@[127.0.0.1',
        'anna@[IPv6:g::1]',
        'anna@[::1]',
        'anna@[IPv4:::1]',
        'anna@(127.0.0.1]',
        'anna@[127.0.0.1)',
        'anna@[IPv6:::1]/[]',
      ],
      ...[
        'example.com',
        'anna@[1.2.3.0004]',
        'anna@[1.2.3.]',
        'anna@[1.2.3.4]5',
        'anna@x[1.2.3.4]',
        '"a\\\n"@b.co',
      ],
      ...[...'<>()[]\\,;:"\t'].map((sign) => `an${sign}na@example.com`),
      ...['"a\r"@b.co', '"a\\"@b.co', '"a\\\r"@b.co', 'a@x[IPv6:::1]', 'a@[IPv6:::1]x'],
      ...['anna@[IPv6:1::2::3]', 'anna@example.com ', 'anna@example.com\n', '"a\nb"@example.com'],
    ],
  },
]);

test('an e-mail may have its own message', () => {
  expect(email('settings.email.patternTitle')('anna')).toEqual({
    key: 'settings.email.patternTitle',
    params: {},
  });
  for (const right of ['anna@example.com', ''])
    expect(email('settings.email.patternTitle')(right)).toBeUndefined();
});
