-- Pictures of an application are gone 90 days after its decision.
alter table applications add column pictures_erased_at timestamptz;
create index applications_with_pictures on applications (merchant_id, decided_at)
  where pictures_erased_at is null and decided_at is not null and images <> '{}';
