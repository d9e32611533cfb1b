import { chromium } from '@playwright/test';
import { addressesOf, measure } from './phone.ts';
import { tableOf } from './measure/table.ts';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const addresses = await addressesOf(Number(process.argv[2]));
console.log(addresses.map(a => a.address).join('\n'));
const m = await measure(browser, addresses, { repeats: Number(process.argv[3] ?? 3), say: () => {} });
console.log(tableOf(m).join('\n'));
await browser.close();
