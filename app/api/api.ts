import { Hono } from 'hono'
import type { ApiEnv } from './api-env'
import { auth } from './auth'
import { refuseOtherSites } from './call'
import { cart } from './cart'
import { consent } from './consent'
import { devMail } from './dev-mail'
import { devPay } from './dev-pay'
import { enginesRoute } from './engines'
import { answerProblem, onApiError, refuseLongAddress, refuseOtherMethods } from './errors'
import { feed } from './feed'
import { health } from './health'
import { HOUSE_DOCTOR, houseDoctor } from './house-doctor'
import { images } from './images'
import { jobs } from './jobs'
import { labeller } from './labeller'
import { languagesRoute } from './languages'
import { llms } from './llms'
import { manifest } from './manifest'
import { measurementsRoute } from './measurements'
import { missingFiles } from './missing-files'
import { models } from './models'
import { navbar } from './navbar'
import { newsletter } from './newsletter'
import { orderActs } from './order-acts'
import { orders } from './orders'
import { passwordReset } from './password-reset'
import { pay } from './pay'
import { payments } from './payments'
import { profile } from './profile'
import { search } from './search'
import { securityText } from './security-text'
import { serviceWorker } from './service-worker'
import { sitemaps } from './sitemaps'
import { storage } from './storage'
import { ucp } from './ucp'
import { ucpContinue } from './ucp-continue'

/** All responses of the Worker except pages. */
export const api = new Hono<ApiEnv>()
for (const address of ['/api/*', '/images', '/browser/*', ...HOUSE_DOCTOR]) api.use(address, refuseLongAddress)
for (const personal of ['/api/auth/*', '/api/profile/*', '/api/cart', '/api/quote', '/api/orders/*'])
  api.use(personal, refuseOtherSites)
api.route('/', health)
api.route('/', languagesRoute)
api.route('/', navbar)
api.route('/', search)
api.route('/', houseDoctor)
api.route('/', jobs)
api.route('/', enginesRoute)
api.route('/', auth)
api.route('/', passwordReset)
api.route('/', profile)
api.route('/', newsletter)
api.route('/', cart)
api.route('/', orders)
api.route('/', orderActs)
api.route('/', pay)
api.route('/', payments)
api.route('/', ucp)
api.route('/', ucpContinue)
api.route('/', consent)
api.route('/', measurementsRoute)
api.route('/', images)
api.route('/', storage)
api.route('/', models)
api.route('/', labeller)
api.route('/', manifest)
api.route('/', sitemaps)
api.route('/', feed)
api.route('/', llms)
api.route('/', securityText)
api.route('/', serviceWorker)
api.route('/', devMail)
api.route('/', devPay)
refuseOtherMethods(api)
api.route('/', missingFiles)
api.all('/api/*', (c) => answerProblem(c, 'not_found'))
api.onError(onApiError)
