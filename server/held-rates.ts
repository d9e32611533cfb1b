import { Gauge, type Registry } from 'prom-client';

/** How many rates of the feed's last answer were held back, in the process that asks the feed. */
export const heldRates = { count: 0 };

export function showHeldRates(registry: Registry): void {
  new Gauge({
    name: 'rates_held',
    help: 'Rates of the feed’s last answer that were held back: they jump too far',
    registers: [registry],
    collect() {
      this.set(heldRates.count);
    },
  });
}
