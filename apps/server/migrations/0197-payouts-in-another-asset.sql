-- What left the provider for a payout that is paid in another asset than the merchant's currency.
alter table payouts
  add column asset text,
  add column asset_minor bigint check (asset_minor > 0),
  add constraint payouts_asset_check check ((asset is null) = (asset_minor is null));
