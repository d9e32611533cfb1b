import type { ComponentType } from 'react';
import type { ShownKind, travelKinds } from '#lib/travel-kind.ts';
import { type CardProps, HotelCard } from './hotel-card.tsx';

type Card = (typeof travelKinds)[ShownKind]['search']['card'];

/** How a row of the results is drawn, by the name that the row of its kind has for it. */
export const cards: Record<Card, ComponentType<CardProps>> = { hotel: HotelCard };
