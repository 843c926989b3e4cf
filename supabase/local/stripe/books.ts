import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type {
  Charge,
  Customer,
  Invoice,
  InvoicePayment,
  Order,
  PaymentMethod,
  Price,
  Product,
  Session,
  Subscription,
} from './objects.ts';

/** The state of the stand-in, as plain data, so that it can be stored in a file. */
export interface BookData {
  customers: Record<string, Customer>;
  sessions: Record<string, Session>;
  orders: Record<string, Order>;
  subscriptions: Record<string, Subscription>;
  subscriptionPrices: Record<string, Price>;
  invoices: Record<string, Invoice>;
  charges: Record<string, Charge>;
  invoicePayments: Record<string, InvoicePayment>;
  paymentMethods: Record<string, PaymentMethod>;
  prices: Record<string, Price>;
  products: Record<string, Product>;
}

export interface StripeStore {
  data: BookData;
  /** Seconds since 1970, as Stripe counts. */
  now(): number;
  newId(prefix: string): string;
  /** Writes the books to their file, when they have one. */
  save(): void;
  clear(): void;
}

export interface BookOptions {
  readonly now?: () => number;
  /** A JSON file that keeps the books over a restart. */
  readonly file?: string;
}

const ID_BYTES = 12;

export function openBooks(options: BookOptions): StripeStore {
  const { file, now = Date.now } = options;
  const books: StripeStore = {
    data: file !== undefined && existsSync(file) ? read(file) : emptyBooks(),
    now: () => Math.floor(now() / 1000),
    newId: (prefix) => `${prefix}_${randomBytes(ID_BYTES).toString('hex')}`,
    save: () => {
      if (file !== undefined) write(file, books.data);
    },
    clear: () => {
      books.data = emptyBooks();
      books.save();
    },
  };
  return books;
}

function emptyBooks(): BookData {
  return {
    customers: {},
    sessions: {},
    orders: {},
    subscriptions: {},
    subscriptionPrices: {},
    invoices: {},
    charges: {},
    invoicePayments: {},
    paymentMethods: {},
    prices: {},
    products: {},
  };
}

/** Reads the file. An invalid one, such as of another version, is ignored: it contains only test data. */
function read(file: string): BookData {
  try {
    const parsed: Partial<BookData> = JSON.parse(readFileSync(file, 'utf8'));
    return { ...emptyBooks(), ...parsed };
  } catch {
    return emptyBooks();
  }
}

/** Writes a new file and renames it, so that an interruption leaves the former one intact. */
function write(file: string, data: BookData): void {
  const draft = `${file}.new`;
  writeFileSync(draft, JSON.stringify(data));
  renameSync(draft, file);
}
