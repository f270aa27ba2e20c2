import { formatMoney } from '@croupier/contract/money.ts';
import PdfDocument from 'pdfkit';
import { FONT_PARTS, runsOf } from './fonts.usecases.ts';
import { localTime } from './statements.rules.ts';
import type { Entry, Paper, Words } from './statements.types.ts';

type Doc = InstanceType<typeof PdfDocument>;
type Align = 'left' | 'right';
type TextOptions = {
  x: number;
  y: number;
  width: number;
  align?: Align;
  size?: number;
  bold?: boolean;
  color?: string;
};

const MARGIN = 40;
const WIDTH = 515;
const REFERENCE_CHARACTERS = 12;
const ROW_HEIGHT = 15;
const BOTTOM = 785;
const INK = '#1b1f27';
const QUIET = '#5c6472';
const LINE = '#d5d9e0';

const COLUMNS = [
  { key: 'number', x: 0, width: 38, align: 'right' },
  { key: 'time', x: 46, width: 92, align: 'left' },
  { key: 'kind', x: 142, width: 128, align: 'left' },
  { key: 'amount', x: 272, width: 76, align: 'right' },
  { key: 'balance', x: 352, width: 76, align: 'right' },
  { key: 'reference', x: 436, width: 79, align: 'left' },
] as const satisfies ReadonlyArray<{ key: string; x: number; width: number; align: Align }>;

/** A line of text in as many fonts as its letters need; it shrinks until it fits. */
function line(doc: Doc, text: string, { x, y, width, align = 'left', ...look }: TextOptions): void {
  const { size = 8, bold = false, color = INK } = look;
  const runs = runsOf(text);
  const measure = (points: number): number =>
    runs.reduce(
      (sum, run) =>
        sum +
        doc
          .font(`${run.font}-${bold ? 700 : 400}`)
          .fontSize(points)
          .widthOfString(run.text),
      0,
    );
  const full = measure(size);
  const shown = full > width ? (size * width) / full : size;
  let at = align === 'right' ? x + width - measure(shown) : x;
  doc.fillColor(color);
  for (const run of runs) {
    doc.font(`${run.font}-${bold ? 700 : 400}`).fontSize(shown);
    doc.text(run.text, at, y + (size - shown) / 2, { lineBreak: false });
    at += doc.widthOfString(run.text);
  }
}

const amount = (minor: bigint): string => formatMoney(minor).replace(/(\.\d\d)00$/, '$1');

function tableHead(doc: Doc, words: Words, y: number): number {
  for (const { key, x, width, align } of COLUMNS)
    line(doc, words(`paper.${key}`), { x: MARGIN + x, y, width, align, bold: true, size: 7.5, color: QUIET });
  doc
    .moveTo(MARGIN, y + 13)
    .lineTo(MARGIN + WIDTH, y + 13)
    .lineWidth(0.75)
    .strokeColor(QUIET)
    .stroke();
  return y + 18;
}

function head(doc: Doc, paper: Paper, words: Words): number {
  line(doc, paper.merchantName, { x: MARGIN, y: 40, width: WIDTH / 2, size: 15, bold: true });
  line(doc, words('paper.title'), {
    x: MARGIN + WIDTH / 2,
    y: 43,
    width: WIDTH / 2,
    size: 11,
    align: 'right',
  });
  const facts = [
    [words('paper.account'), paper.account],
    [words('paper.period'), paper.period],
    [words('paper.currency'), paper.currency],
  ] as const;
  facts.forEach(([label, value], index) => {
    const x = MARGIN + index * (WIDTH / 3);
    line(doc, label, { x, y: 76, width: WIDTH / 3 - 8, size: 7.5, color: QUIET });
    line(doc, value, { x, y: 88, width: WIDTH / 3 - 8, size: 10, bold: true });
  });
  doc.roundedRect(MARGIN, 112, WIDTH, 44, 5).lineWidth(0.75).strokeColor(LINE).stroke();
  const sums = [
    ['opening', paper.openingMinor],
    ['in', paper.inMinor],
    ['out', paper.outMinor],
    ['closing', paper.closingMinor],
  ] as const;
  sums.forEach(([key, minor], index) => {
    const x = MARGIN + 12 + index * ((WIDTH - 12) / 4);
    line(doc, words(`paper.${key}`), { x, y: 121, width: WIDTH / 4 - 20, size: 7.5, color: QUIET });
    line(doc, amount(minor), { x, y: 134, width: WIDTH / 4 - 20, size: 11, bold: true });
  });
  line(doc, words('paper.zone', { zone: paper.timeZone }), {
    x: MARGIN,
    y: 164,
    width: WIDTH,
    size: 7,
    color: QUIET,
  });
  return 184;
}

function row(
  doc: Doc,
  { sequence, at, code, ...entry }: Entry,
  y: number,
  { timeZone, words }: { timeZone: string; words: Words },
): void {
  const cells = {
    number: String(sequence),
    time: localTime(at, timeZone),
    kind: words(`transferCodes.${code}`),
    amount: amount(entry.amountMinor),
    balance: amount(entry.balanceAfterMinor),
    // The CSV file has all of it.
    reference: `…${entry.reference.slice(-REFERENCE_CHARACTERS)}`,
  };
  for (const { key, x, width, align } of COLUMNS)
    line(doc, cells[key], {
      x: MARGIN + x,
      y,
      width,
      align,
      ...(key === 'reference' && { color: QUIET, size: 7 }),
    });
  doc
    .moveTo(MARGIN, y + 12)
    .lineTo(MARGIN + WIDTH, y + 12)
    .lineWidth(0.3)
    .strokeColor(LINE)
    .stroke();
}

function pageNumbers(doc: Doc, words: Words): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    const text = words('paper.page', { page: String(index + 1), total: String(count) });
    line(doc, text, { x: MARGIN, y: 803, width: WIDTH, align: 'right', size: 7, color: QUIET });
  }
}

/** A statement as a PDF file, with embedded fonts for Latin, Thai, Vietnamese, Cyrillic and Greek letters. */
export async function statementPdf(paper: Paper, words: Words): Promise<Buffer> {
  // The bottom margin is ours: PDFKit would begin a page of its own for the page numbers.
  const doc = new PdfDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    bufferPages: true,
    info: { Title: `${words('paper.title')} ${paper.period}`, Author: paper.merchantName },
  });
  for (const { name, file } of FONT_PARTS)
    for (const weight of [400, 700] as const) doc.registerFont(`${name}-${weight}`, file(weight));
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  let y = tableHead(doc, words, head(doc, paper, words));
  for (const entry of paper.entries) {
    if (y > BOTTOM) {
      doc.addPage();
      y = tableHead(doc, words, MARGIN);
    }
    row(doc, entry, y, { timeZone: paper.timeZone, words });
    y += ROW_HEIGHT;
  }
  if (paper.entries.length === 0)
    line(doc, words('paper.none'), { x: MARGIN, y, width: WIDTH, color: QUIET });
  pageNumbers(doc, words);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
