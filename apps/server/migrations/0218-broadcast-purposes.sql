-- Advertising never reaches members who are excluded, take a break or have closed their account; notices do.
alter table broadcasts add column purpose text not null default 'notice';
alter table broadcasts alter column purpose drop default;
alter table broadcasts add constraint broadcasts_purpose_check check (purpose in ('marketing', 'notice'));
