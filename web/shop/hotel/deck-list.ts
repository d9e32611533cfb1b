/** Deck plans are texts with this in their key ([W]§3.5). */
export const isDeckPlan = (key: string): boolean => key.toLowerCase().includes('cabindiagram');
