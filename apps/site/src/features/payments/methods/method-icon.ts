import type { PaymentMethod } from '@croupier/contract/payments/methods.ts';
import { Coins, CreditCard, Landmark, QrCode, ReceiptText, Smartphone, type LucideIcon } from 'lucide-react';

export const METHOD_ICONS: Readonly<Record<PaymentMethod['kind'], LucideIcon>> = {
  page: CreditCard,
  card: CreditCard,
  qr: QrCode,
  bank: Landmark,
  slip: ReceiptText,
  phone: Smartphone,
  address: Coins,
  wallet: Coins,
};
