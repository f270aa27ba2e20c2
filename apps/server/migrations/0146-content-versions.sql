-- What operators write for a site, with all its versions. The tables announcements and help_articles hold what is
-- published, in the form that the site reads.
create table content_items (
  merchant_id text not null references merchants,
  id uuid not null,
  kind text not null check (kind in ('banner', 'headline', 'notice', 'popup', 'promotion', 'section', 'article')),
  -- The anchor in the address of a promotion, a help section or an article.
  slug text check (slug ~ '^[a-z0-9-]{1,64}$'),
  position int not null,
  -- The newest version, which is a draft unless it is the published one.
  version int not null check (version > 0),
  published_version int check (published_version between 1 and version),
  archived_at timestamptz,
  primary key (merchant_id, id),
  check (archived_at is null or published_version is null),
  check ((slug is null) = (kind in ('banner', 'headline', 'notice', 'popup')))
);
-- Sections and articles share the addresses of the help centre.
create unique index content_items_slug on content_items (merchant_id, (kind = 'promotion'), slug);
create index content_items_of_kind on content_items (merchant_id, kind, position);

create table content_versions (
  merchant_id text not null,
  kind text not null,
  subject uuid not null,
  number int not null,
  body jsonb not null,
  state text not null check (state in ('draft', 'published', 'superseded')),
  -- Null for content that came with the program.
  changed_by uuid references operators,
  changed_at timestamptz not null,
  primary key (merchant_id, subject, number),
  foreign key (merchant_id, subject) references content_items
);

-- Who sees an announcement; null is everybody. Popups have their execution, in which AB is visitors and members.
alter table announcements
  add column audience text check (audience in ('visitors', 'members')),
  drop constraint announcements_execution_check,
  add constraint announcements_execution_check check (execution in ('A', 'B', 'F', 'AB'));

insert into content_items (merchant_id, id, kind, slug, position, version, published_version)
  select merchant_id, id,
    case type when 'B' then 'banner' when 'H' then 'headline' when 'PL' then 'notice' when 'PU' then 'popup' else 'promotion' end,
    promo_id, position, 1, 1
  from announcements;
insert into content_items (merchant_id, id, kind, slug, position, version, published_version)
  select merchant_id, id, 'article', anchor, position, 1, 1 from help_articles;
insert into content_items (merchant_id, id, kind, slug, position, version, published_version)
  select merchant_id, gen_random_uuid(), 'section', section, min(position), 1, 1
  from help_articles h
  where not exists (select from help_articles a where a.merchant_id = h.merchant_id and a.anchor = h.section)
  group by merchant_id, section;

insert into content_versions (merchant_id, kind, subject, number, body, state, changed_at)
  select i.merchant_id, i.kind, i.id, 1,
    jsonb_build_object(
      'titles', a.titles, 'summaries', a.summaries, 'contents', a.contents, 'images', a.images, 'linkage', a.linkage,
      'groupName', a.group_name, 'category', a.category, 'slug', i.slug, 'section', null,
      'audience', case a.execution when 'A' then 'members' when 'B' then 'visitors' when 'F' then 'firstSignIn' else 'all' end,
      'from', to_char(a.published_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'until', to_char(a.until at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
    'published', a.published_at
  from content_items i join announcements a on a.merchant_id = i.merchant_id and a.id = i.id;
insert into content_versions (merchant_id, kind, subject, number, body, state, changed_at)
  select i.merchant_id, i.kind, i.id, 1,
    jsonb_build_object(
      'titles', case i.kind when 'section' then h.section_titles else h.titles end,
      'contents', case i.kind when 'section' then '{}' else h.contents end,
      'section', case i.kind when 'section' then null else h.section end,
      'slug', i.slug, 'summaries', '{}'::jsonb, 'images', '[]'::jsonb, 'linkage', null, 'groupName', null,
      'category', null, 'audience', 'all', 'from', null, 'until', null),
    'published', now()
  from content_items i
  join lateral (
    select * from help_articles h
    where h.merchant_id = i.merchant_id and (h.id = i.id or i.kind = 'section' and h.section = i.slug)
    order by h.position limit 1) h on true
  where i.kind in ('section', 'article');
