import { documentsRoutes as routes } from '@croupier/contract/kyc/documents.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { answerList } from '../../../platform/lists/list-reader.ts';
import { documentReader } from './documents.reads.ts';
import type { KycDeps } from './kyc.types.ts';
import {
  acceptDocument,
  askByHand,
  checksOfMember,
  openDocument,
  refuseDocument,
  takeDocument,
  viewPicture,
} from './review.usecases.ts';

export const documentsConsole = (deps: KycDeps): BoundRoutes =>
  bindRoutes(routes, {
    list: (call) => answerList(deps, documentReader, call),
    get: ({ params: { merchantCode: merchantId, id }, ...operator }) =>
      openDocument(deps, { merchantId, id }, operator),
    picture: ({ params: { merchantCode: merchantId, ...key }, ...operator }) =>
      viewPicture(deps, { merchantId, ...key }, operator),
    take: ({ params: { merchantCode: merchantId, id }, ...operator }) =>
      takeDocument(deps, { merchantId, id }, operator),
    accept: ({ params: { merchantCode: merchantId, id }, body, ...operator }) =>
      acceptDocument(deps, { merchantId, id, ...body }, operator),
    refuse: ({ params: { merchantCode: merchantId, id }, body, ...operator }) =>
      refuseDocument(deps, { merchantId, id, ...body }, operator),
    ask: ({ params: { merchantCode: merchantId, id }, body, ...operator }) =>
      askByHand(deps, { merchantId, memberId: id, ...body }, operator),
    ofMember: ({ params: { merchantCode: merchantId, id } }) =>
      checksOfMember(deps, { merchantId, memberId: id }),
  });
