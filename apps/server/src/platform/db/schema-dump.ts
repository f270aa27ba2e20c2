import { sql } from 'kysely';
import type { Db } from './database.ts';

type Line = { line: string };

/**
 * The schema as text, read from the system catalogue because the embedded PostgreSQL has no pg_dump: tables with
 * columns, constraints and storage settings, indexes, views, functions, triggers. Monthly partitions are left out because
 * they change over time. A test compares `schema.sql` with it.
 */
export async function dumpSchema(db: Db): Promise<string> {
  const tables = await sql<{ name: string; extra: string; oid: number }>`
    select c.relname as name, c.oid::int as oid,
      coalesce(' partition by ' || pg_get_partkeydef(c.oid), '') ||
      coalesce(' with (' || array_to_string(c.reloptions, ', ') || ')', '') as extra
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`.execute(db);
  const out: string[] = [
    '-- Written by `npm run schema:dump` from a migrated database. Do not edit: add a migration.',
    '',
  ];
  for (const table of tables.rows) {
    const columns = await sql<Line>`
      select '  ' || quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod) ||
        case when a.attgenerated = 's' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
             when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end ||
        case when a.attidentity <> '' then ' generated always as identity' else '' end ||
        case when a.attnotnull then ' not null' else '' end as line
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = ${table.oid} and a.attnum > 0 and not a.attisdropped order by a.attnum`.execute(db);
    const constraints = await sql<Line>`
      select '  constraint ' || quote_ident(conname) || ' ' || pg_get_constraintdef(oid) as line
      from pg_constraint where conrelid = ${table.oid} and contype in ('p', 'u', 'c', 'f', 'x')
      order by contype, conname`.execute(db);
    const lines = [...columns.rows, ...constraints.rows].map((row) => row.line);
    out.push(`create table ${table.name} (`, lines.join(',\n'), `)${table.extra};`);
    const indexes = await sql<Line>`
      select pg_get_indexdef(i.indexrelid) || ';' as line from pg_index i
      where i.indrelid = ${table.oid}
        and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
      order by 1`.execute(db);
    const triggers = await sql<Line>`
      select pg_get_triggerdef(oid) || ';' as line from pg_trigger
      where tgrelid = ${table.oid} and not tgisinternal order by tgname`.execute(db);
    out.push(...[...indexes.rows, ...triggers.rows].map((row) => row.line), '');
  }
  const views = await sql<Line>`
    select 'create view ' || c.relname || ' as' || chr(10) || pg_get_viewdef(c.oid) as line
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'v' order by c.relname`.execute(db);
  out.push(...views.rows.map((row) => `${row.line}\n`));
  const functions = await sql<Line>`
    select pg_get_functiondef(p.oid) || ';' as line from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' order by p.proname`.execute(db);
  out.push(...functions.rows.map((row) => `${row.line}\n`));
  return `${out.join('\n').trimEnd()}\n`;
}
