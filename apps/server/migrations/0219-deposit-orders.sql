-- Where the member was when the deposit was ordered. An order whose answer was lost is repeated with the same content.
alter table deposits add column order_page jsonb;
