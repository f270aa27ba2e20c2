-- A member may be shown without a name where play is public: among live bets, winners and jackpots.
alter table members add column hides_name boolean not null default false;
