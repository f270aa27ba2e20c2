-- Counted tries of anything that may be guessed or flooded, not of sign-ins alone.
alter table sign_in_attempts rename to attempts;
alter index sign_in_attempts_age rename to attempts_age;
alter table attempts rename constraint sign_in_attempts_pkey to attempts_pkey;
alter table attempts drop constraint sign_in_attempts_scope_check;
alter table attempts add constraint attempts_scope_form check (scope ~ '^[a-z_.]{1,40}$');
