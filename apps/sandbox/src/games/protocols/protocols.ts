import type { Protocol } from '../host/host.types.ts';
import type { ProtocolId } from '../host/vendor.types.ts';
import { evolution } from './evolution.ts';
import { hmac } from './hmac.ts';
import { hub88 } from './hub88.ts';
import { transfer } from './transfer.ts';

export const PROTOCOLS: Readonly<Record<ProtocolId, Protocol>> = { hub88, evolution, hmac, transfer };
