import { z } from 'zod';
import { id } from '../ids.ts';
import { defineRoutes } from '../route.ts';

export const listName = z.string().regex(/^[a-zA-Z][\w-]{0,39}$/);

const view = z.object({
  id,
  list: listName,
  name: z.string(),
  /** Filters, order and columns as in the address of the list. */
  search: z.string(),
  /** The role whose operators share it; null for a personal view. */
  roleId: z.string().nullable(),
  isPinned: z.boolean(),
});
export type SavedView = z.infer<typeof view>;

const viewBody = z.object({
  list: listName,
  name: z.string().trim().min(1).max(60),
  search: z.string().max(2_000),
  isPinned: z.boolean(),
});
export type ViewBody = z.infer<typeof viewBody>;

const MAX_COLUMNS = 60;

const listSettings = z.object({
  list: listName,
  /** The visible columns in their order; null for those that the list has without a choice. */
  columns: z.array(listName).max(MAX_COLUMNS).nullable(),
  density: z.enum(['compact', 'comfortable']),
});
export type StoredListSettings = z.infer<typeof listSettings>;

const VIEW_ERRORS = ['desk.view_not_found', 'desk.too_many'] as const;
const own = z.object({ id });
const shared = z.object({ roleId: z.string().max(64), id });

/** Saved views of lists, and how each operator wants a list to look. */
export const viewsRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/console/views',
    summary: 'Views of the operator and of the roles that the operator has.',
    access: 'operator',
    permission: 'own',
    response: z.array(view),
  },
  counts: {
    method: 'GET',
    path: '/console/views/counts',
    summary:
      'How many rows each pinned view has at the granted merchants, counted up to 10,000; a few seconds old at most.',
    access: 'operator',
    permission: 'own',
    response: z.array(z.object({ id, count: z.int(), isCountExact: z.boolean() })),
  },
  save: {
    method: 'PUT',
    path: '/console/views/:id',
    summary: 'Saves a personal view.',
    access: 'operator',
    permission: 'own',
    params: own,
    body: viewBody,
    response: view,
    errors: VIEW_ERRORS,
  },
  remove: {
    method: 'DELETE',
    path: '/console/views/:id',
    summary: 'Deletes a personal view.',
    access: 'operator',
    permission: 'own',
    params: own,
    response: z.null(),
    errors: VIEW_ERRORS,
  },
  share: {
    method: 'PUT',
    path: '/console/roles/:roleId/views/:id',
    summary: 'Saves a view for everybody with a role.',
    access: 'operator',
    permission: 'views.share',
    params: shared,
    body: viewBody,
    response: view,
    errors: VIEW_ERRORS,
  },
  removeShared: {
    method: 'DELETE',
    path: '/console/roles/:roleId/views/:id',
    summary: 'Deletes a view of a role.',
    access: 'operator',
    permission: 'views.share',
    params: shared,
    response: z.null(),
    errors: VIEW_ERRORS,
  },
  settings: {
    method: 'GET',
    path: '/console/listSettings',
    summary: 'The columns and density that the operator has chosen for each list.',
    access: 'operator',
    permission: 'own',
    response: z.array(listSettings),
  },
  saveSettings: {
    method: 'PUT',
    path: '/console/listSettings',
    summary: 'Saves the operator’s columns and density of a list.',
    access: 'operator',
    permission: 'own',
    body: listSettings,
    response: z.null(),
  },
});
