import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { availableEndpoints } from '../../src/engine/facts/endpoints.ts'
import { environmentNames } from '../../src/engine/facts/gather-facts.ts'
import { Config } from '../../src/model/config.ts'
import { CONTRACT, taskWith } from '../support/facts.ts'
import { makeRepository } from '../support/repository.ts'

test('endpoints are those that a configured base URL answers to (S4-08, E34)', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    // A server that answers OPTIONS for nothing, and HEAD only where it has a page.
    const isFound =
      request.method === 'OPTIONS' ? request.url === '/api/register' : request.url !== '/api/none'
    const status = isFound ? (request.method === 'OPTIONS' ? 405 : 401) : 404
    response.writeHead(status).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void server.close())
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const wanted = ['GET /api/users/:id', 'POST /api/register', 'GET /api/none']
  const task = taskWith({ contract: { ...CONTRACT, apiEndpoints: wanted } })
  const found = await availableEndpoints(Config.parse({ contract: { baseUrl } }), task)
  expect(found).toEqual({ found: new Set(['GET /api/users/:id', 'POST /api/register']), unsure: new Set() })
  expect(asked.sort()).toEqual([
    'HEAD /api/none',
    'HEAD /api/users/0',
    'OPTIONS /api/none',
    'OPTIONS /api/register',
    'OPTIONS /api/users/0',
  ])

  const both = { baseUrl, endpoints: ['GET /api/*', '* /api/users/**'] }
  expect(await availableEndpoints(Config.parse({ contract: both }), task)).toEqual({
    found: new Set(['GET /api/users/:id']),
    unsure: new Set(),
  })
})

test('a server that does not run is no answer, and without a configuration there is nothing to check', async () => {
  const task = taskWith({ contract: { ...CONTRACT, apiEndpoints: ['GET /a', 'GET /b'] } })
  expect(
    await availableEndpoints(Config.parse({ contract: { baseUrl: 'http://127.0.0.1:9' } }), task),
  ).toEqual({ found: new Set(), unsure: new Set() })
  expect(await availableEndpoints(Config.parse({}), task)).toBeUndefined()
  expect(await availableEndpoints(Config.parse({ contract: { endpoints: ['GET /b'] } }), task)).toEqual({
    found: new Set(['GET /b']),
    unsure: new Set(),
  })
})

test('variables count by name, from the environment and from a .env file, never by value', () => {
  const { root } = makeRepository({ '.env': '# secrets\nJWT_SECRET="abc"\nexport TOKEN=x\nEMPTY=\n' })
  const names = environmentNames(root, { PATH: '/bin', NOTHING: '' })
  expect([...names].sort()).toEqual(['JWT_SECRET', 'PATH', 'TOKEN'])
})

test('endpoints are found in the sources that a glob names, and have to answer where a base URL is configured (S4-08)', async () => {
  const task = taskWith({ contract: { ...CONTRACT, apiEndpoints: ['POST /api/register', 'GET /api/none'] } })
  const asked: string[][] = []
  const sources = (globs: readonly string[]) => {
    asked.push([...globs])
    return new Map([['src/routes/auth.ts', "app.post('/api/register', register)\n"]])
  }
  const contract = { endpoints: ['src/routes/**'] }
  expect(await availableEndpoints(Config.parse({ contract }), task, sources)).toEqual({
    found: new Set(['POST /api/register']),
    unsure: new Set(),
  })
  expect(asked).toEqual([['src/routes/**']])
  const dead = { ...contract, baseUrl: 'http://127.0.0.1:9' }
  expect(await availableEndpoints(Config.parse({ contract: dead }), task, sources)).toEqual({
    found: new Set(),
    unsure: new Set(),
  })
})

test('where a router is mounted is looked for in all files of its language (S4-08)', async () => {
  const task = taskWith({ contract: { ...CONTRACT, apiEndpoints: ['POST /api/auth/register'] } })
  const asked: string[][] = []
  const sources = (globs: readonly string[]) => {
    asked.push([...globs])
    const routes = ['src/routes/auth.ts', "router.post('/register', register)"] as const
    const app = ['src/app.ts', "app.use('/api/auth', auth)"] as const
    return new Map(globs.includes('src/routes/**') ? [routes] : [routes, app])
  }
  const config = Config.parse({ contract: { endpoints: ['src/routes/**'] } })
  expect(await availableEndpoints(config, task, sources)).toEqual({
    found: new Set(['POST /api/auth/register']),
    unsure: new Set(),
  })
  expect(asked).toEqual([['src/routes/**'], ['**/*.ts']])
})

test('where the sources leave it open whether an endpoint is declared, a configured base URL decides (S4-08)', async () => {
  const task = taskWith({ contract: { ...CONTRACT, apiEndpoints: ['POST /users', 'DELETE /users/:id'] } })
  const sources = () => new Map([['config/routes.rb', 'resources :users']])
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/users' ? 204 : 404).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void server.close())
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const contract = { endpoints: ['config/**'] }
  expect(await availableEndpoints(Config.parse({ contract }), task, sources)).toEqual({
    found: new Set(),
    unsure: new Set(['POST /users', 'DELETE /users/:id']),
  })
  expect(
    await availableEndpoints(Config.parse({ contract: { ...contract, baseUrl } }), task, sources),
  ).toEqual({
    found: new Set(['POST /users']),
    unsure: new Set(),
  })
})
