import type { PostalAddress } from '@croupier/contract/loyalty/mall.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { addressesQuery } from '../../../shared/loyalty/loyalty.queries.ts';
import type { AddressValues } from './AddressFields.tsx';
import { NEW_ADDRESS } from './AddressChoice.tsx';

/** The choice of an address; a new one is stored first, under an id that stays the same until it is. */
export function useAddress(isNeeded: boolean) {
  const { data } = useQuery({ ...addressesQuery, enabled: isNeeded });
  const addresses = data?.addresses ?? [];
  const [chosen, choose] = useState<string>();
  const [newId] = useState(() => crypto.randomUUID());
  const value = chosen ?? addresses[0]?.id ?? NEW_ADDRESS;
  return {
    addresses,
    value,
    choose,
    isNew: value === NEW_ADDRESS,
    /** The id of the address to send to. @throws ApiError */
    idOf: async (address: AddressValues): Promise<string> => {
      if (value !== NEW_ADDRESS) return value;
      const body: PostalAddress & { id: string } = {
        id: newId,
        name: address.name,
        country: address.country,
        line1: address.line1,
        line2: address.line2,
        city: address.city,
        region: address.region,
        postcode: address.postcode,
      };
      const saved = await call('mall.addAddress', { body });
      return saved.id;
    },
  };
}
