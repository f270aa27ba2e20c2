-- What operators note about a member. Notes are never changed: a correction is another note.
create table notes (
  merchant_id text not null,
  -- kind and id of what the note is about: member:<id>
  subject text not null,
  id uuid not null,
  at timestamptz not null,
  operator_id uuid not null references operators,
  body text not null,
  primary key (merchant_id, subject, id)
);

create function refuse_note_change() returns trigger language plpgsql as $$
begin
  raise exception 'notes are append-only' using errcode = 'restrict_violation';
end
$$;
create trigger notes_append_only before update or delete on notes
  for each row execute function refuse_note_change();
create trigger notes_no_truncate before truncate on notes
  for each statement execute function refuse_note_change();
