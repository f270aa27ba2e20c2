import { createLine } from '../../../platform/line.ts';

/**
 * Pictures are drawn on cores that calls for money need as well, and anybody may ask for one: two at a time, and
 * whoever finds too many before them asks again in a moment.
 */
export const inDrawingLine = createLine({ atOnce: 2, waiting: 60 });
