-- Numbers that vendors use once are checked in memory; the table is only read at the start of a process. One row holds all
-- that were used in the same moment, because a row and two index entries for each cost more than the rest of a call's checks.
drop table vendor_nonces;
create unlogged table vendor_nonces (
  merchant_id text not null,
  account_id uuid not null,
  at timestamptz not null,
  id uuid not null,
  nonces text[] not null,
  primary key (merchant_id, account_id, at, id)
);

-- Two keys with the same first columns: without statistics the planner took the wrong one to look up a name.
alter table vendor_players drop constraint vendor_players_merchant_id_account_id_member_id_key;
alter table vendor_players add unique (merchant_id, member_id, account_id);

-- It is written again and again that a visit is in use: with room on the page no index entry is needed for that.
alter table vendor_visits set (fillfactor = 70);
