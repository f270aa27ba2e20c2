import { callQuery } from '../../../shared/api/call.ts';

/** Slots are sealed every five minutes; what is provisional changes with each round. */
const LIVE_MILLISECONDS = 15_000;
const BOARD_MILLISECONDS = 30_000;

export const missionsQuery = { ...callQuery('missions.missionList'), refetchInterval: LIVE_MILLISECONDS };

export const missionBoardQuery = (pageNum: number, missionId: string | undefined) => ({
  ...callQuery('missions.missionLeaderboard', {
    query: { pageNum, pageSize: 20, ...(missionId !== undefined && { missionId }) },
  }),
  refetchInterval: BOARD_MILLISECONDS,
});

export const racesQuery = { ...callQuery('races.races'), refetchInterval: 60_000 };

export const raceBoardQuery = (raceId: string, pageNum: number) => ({
  ...callQuery('races.raceBoard', { params: { raceId }, query: { pageNum, pageSize: 20 } }),
  refetchInterval: LIVE_MILLISECONDS,
});

export const rafflesQuery = { ...callQuery('raffles.raffles'), refetchInterval: BOARD_MILLISECONDS };

export const raffleProofQuery = (raffleId: string) =>
  callQuery('raffles.raffleProof', { params: { raffleId } });

export const raffleLinesQuery = (raffleId: string, pageNum: number) =>
  callQuery('raffles.raffleTickets', { params: { raffleId }, query: { pageNum, pageSize: 10_000 } });

export const envelopesQuery = callQuery('envelopes.redEnvelopes');
export const wheelsQuery = callQuery('wheels.wheels');
