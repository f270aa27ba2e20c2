-- When the round was voided and its payment taken back: it stays for the books and is shown to nobody.
alter table jackpot_hits add column voided_at timestamptz;
