-- The browser in which a session was opened, by a cookie that holds nothing else: accounts that share one are used on the
-- same device. Null where the caller keeps no cookies.
alter table sessions add column browser uuid;
create index if not exists sessions_by_browser on sessions (merchant_id, browser, account_id) where browser is not null;
