import type { Orders } from '../api/types.ts';

/** The legal orders of a subject as their texts in the notation. */
export interface OrderTexts {
  sequence: number;
  subject: string;
  orders: string[];
}

export const textsOf = ({ sequence, subject, orders }: Orders): OrderTexts => ({ sequence, subject, orders: orders.map((o) => o.text) });
