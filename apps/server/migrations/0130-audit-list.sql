-- Operators list the audit log by time, alone or for one subject, actor or action.
create index audit_entries_by_time on audit_entries (merchant_id, at, id);
create index audit_entries_subject_by_time on audit_entries (merchant_id, subject, at, id);
create index audit_entries_actor_by_time on audit_entries (merchant_id, actor_id, at, id);
create index audit_entries_action_by_time on audit_entries (merchant_id, action, at, id);
-- The index by subject and time replaces it.
drop index audit_entries_of_subject;
