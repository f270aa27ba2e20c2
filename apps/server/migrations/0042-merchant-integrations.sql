-- How a merchant reaches the outside world: addresses and secrets. Never part of an answer, a page or the audit log.
alter table merchants add column integrations jsonb not null default '{}';
